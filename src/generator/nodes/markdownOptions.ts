/** Options of gatsby-transformer-remark. Without footnotes it reads a text as the check does. */
export const markdownOptions = { footnotes: false } as const;
