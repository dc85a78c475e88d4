export interface SearchedProcedure {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}
