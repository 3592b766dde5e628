// They set Latin names apart in the Arabic sentences of the site.
const isolates = /[\u2066-\u2069]/g

/** A text of the site as it is put into a message: without directional isolates. */
export const toMessageText = (text: string): string => text.replace(isolates, '')
