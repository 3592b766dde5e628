import { plateSize } from '#shared/drawing/plate-layout.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const { width, height } = plateSize

// Each line box is as tall as the text it stands for, in either language.
const Line = ({ text, bar }: { text: string; bar: string }) => (
  <span className={`flex items-center ${text}`}>
    &#8203;
    <Skeleton className={`h-[0.7em] ${bar}`} />
  </span>
)

/** A PlateCard that is still to come, of the same geometry. */
export const PlateCardSkeleton = () => (
  <div aria-hidden className="flex flex-col overflow-clip rounded-card border border-line bg-card">
    <div className="bg-sand px-5 pt-16 pb-10">
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full animate-pulse-soft fill-sand-2/70">
        <rect width={width} height={height} rx="44" />
      </svg>
    </div>
    <div className="p-4">
      <Line text="text-lg" bar="w-32" />
      <Skeleton className="mt-2 h-6.5 w-24 rounded-full" />
      <div className="mt-2">
        <Line text="text-sm" bar="w-24" />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="h-11 rounded-control" />
      </div>
    </div>
  </div>
)
