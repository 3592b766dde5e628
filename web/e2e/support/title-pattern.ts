/** A car's title wherever it stands: in Arabic a direction mark may keep its year at the end. */
export const titlePattern = (title: string): RegExp =>
  new RegExp(
    title
      .replaceAll('\u200F', '')
      .split(/\s+/)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('\u200F?\\s'),
  )
