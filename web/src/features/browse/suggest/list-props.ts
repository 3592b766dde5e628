/** What both lists take: options are numbered through, and `id-number` is an option's own id. */
export type ListProps = { id: string; active: number; onChoose: (index: number) => void }
