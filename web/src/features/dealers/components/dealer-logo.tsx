import type { DealerCard } from '#shared/schemas/dealer.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')

/** The dealer's logo, or its initials until there is one. The name stands beside it. */
export const DealerLogo = ({ dealer }: { dealer: Pick<DealerCard, 'logoUrl' | 'businessName'> }) =>
  dealer.logoUrl ? (
    <img
      src={dealer.logoUrl}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="size-14 shrink-0 rounded-control border border-line bg-white object-contain"
    />
  ) : (
    <span
      aria-hidden
      className="grid size-14 shrink-0 place-items-center rounded-control bg-sand text-base font-semibold text-ink-2"
    >
      {initials(dealer.businessName)}
    </span>
  )
