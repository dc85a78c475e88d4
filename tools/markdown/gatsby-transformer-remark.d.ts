/** The plugin's Gatsby hook, as far as it is called here; it brings no types of its own. */
declare module 'gatsby-transformer-remark/gatsby-node' {
  interface Field<Value> {
    resolve(node: object, args: object, context: object): Promise<Value>;
  }

  export function setFieldsOnGraphQLNodeType(
    args: object,
    options: object,
  ): Promise<{
    readonly htmlAst: Field<import('hast').Root>;
    readonly headings: Field<{ readonly value: string; readonly depth: number }[]>;
  }>;
}
