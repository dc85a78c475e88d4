/** A procedure as search data. */
export interface SearchedProcedure {
  readonly id: string;
  readonly name: string;
  /** Other common names: "knee replacement, knee prosthesis". */
  readonly otherNames: string;
  readonly path: string;
}
