/** Options of gatsby-transformer-remark. Without footnotes it parses a text as the check does. */
export const markdownOptions = { footnotes: false } as const;
