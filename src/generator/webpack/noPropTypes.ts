/** Stands for prop-types, by which Gatsby's parts say what they take: React no longer looks, and a built site checks none. */
const unchecked = { isRequired: undefined };

export const bool = unchecked;
export const element = unchecked;
export const func = unchecked;
export const object = unchecked;
export const string = unchecked;

export default { bool, element, func, object, string };
