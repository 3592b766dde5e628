/** A progress bar: `value` of 0 to 1. */
export const ProgressBar = ({ value, label }: { value: number; label: string }) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-sand-2 forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-brand transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
