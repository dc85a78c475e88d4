/** A procedure as a search finds it. */
export interface SearchedProcedure {
  readonly id: string;
  readonly name: string;
  /** What people call it too: "knee replacement, knee prosthesis". */
  readonly otherNames: string;
  readonly path: string;
}
