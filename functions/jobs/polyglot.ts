/**
 * Whether a file (a character per byte) is also of another format than its first bytes say, a polyglot: an archive is read from its end,
 * a page or a script from wherever a program sees its first mark. None of these comes up by chance in ten megabytes of picture.
 */
export const isPolyglot = (text: string): boolean =>
  (text.includes('PK\u0001\u0002') && text.includes('PK\u0005\u0006')) ||
  /<(?:script|html|!doctype)[\s>]|<\?php\s/i.test(text)
