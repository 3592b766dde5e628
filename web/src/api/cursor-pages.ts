/** For a query of a list that comes in pages, each with the cursor of the next. */
export const cursorPages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | undefined }) => nextCursor,
}
