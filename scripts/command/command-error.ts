/** A sentence for the person at the terminal, shown without a stack: what a command cannot do, and what to do about it. */
export class CommandError extends Error {}
