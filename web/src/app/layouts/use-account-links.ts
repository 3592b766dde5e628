import {
  BadgeCheck,
  Bookmark,
  Heart,
  LayoutDashboard,
  MessageCircle,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'

type AccountKey =
  | 'account.admin'
  | 'account.dealership'
  | 'account.favorites'
  | 'account.listings'
  | 'account.messages'
  | 'account.mine'
  | 'account.searches'
  | 'account.verify'
export type AccountLink = {
  to: string
  key: AccountKey
  icon: LucideIcon
  /** The state of the dealership's verification stands beside it. */
  hasState?: boolean
}

const savedLinks: readonly AccountLink[] = [
  { to: paths.sellerDashboard('favorites'), key: 'account.favorites', icon: Heart },
  { to: paths.sellerDashboard('messages'), key: 'account.messages', icon: MessageCircle },
  { to: paths.sellerDashboard('searches'), key: 'account.searches', icon: Bookmark },
]

/** The signed-in user's own pages (spec 2, Navigation), and whether to offer selling. */
export const useAccountLinks = () => {
  const { user, isPlatformAdmin, isSeller, isDealershipSeller } = useCurrentUser()
  // The most used links come first; a dealership's work comes before what it saved.
  const saved = isSeller ? savedLinks : []
  const links: (AccountLink | false)[] = [
    ...(isDealershipSeller ? [] : saved),
    isPlatformAdmin && { to: paths.admin(), key: 'account.admin', icon: ShieldCheck },
    isSeller && {
      // A private seller's dashboard begins with the favorites.
      to: paths.sellerDashboard('my-listings'),
      key: isDealershipSeller ? 'account.dealership' : 'account.listings',
      icon: LayoutDashboard,
      hasState: isDealershipSeller && user?.isVerified === true,
    },
    ...(isDealershipSeller ? saved : []),
    { to: paths.profile(), key: 'account.mine', icon: UserRound },
    isDealershipSeller &&
      !user?.isVerified && {
        to: paths.verification(),
        key: 'account.verify',
        icon: BadgeCheck,
        hasState: true,
      },
  ]
  return {
    user,
    links: user ? links.filter((link) => link !== false) : [],
    /** A dealership sells from its own dashboard (spec: it does not see the sell link), and an admin does not sell. */
    offersSelling: !isDealershipSeller && !isPlatformAdmin,
  }
}
