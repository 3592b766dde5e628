import { Skeleton } from '#web/ui/skeleton.tsx'

const fields = Array.from({ length: 10 }, (_, index) => index)

/** The sign-up form while it is being fetched, about as tall. */
export const SignUpSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2">
    {fields.map((index) => (
      <Skeleton key={index} className="h-17 w-full" />
    ))}
  </div>
)
