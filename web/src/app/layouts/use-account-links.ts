import { BadgeCheck, LayoutDashboard, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'

type AccountKey =
  | 'account.admin'
  | 'account.dealership'
  | 'account.listings'
  | 'account.mine'
  | 'account.verify'
export type AccountLink = { to: string; key: AccountKey; icon: LucideIcon }

/** The signed-in user's own pages (spec 2, Navigation), and whether to offer selling. */
export const useAccountLinks = () => {
  const { user, isPlatformAdmin, isSeller, isDealershipSeller } = useCurrentUser()
  const links: (AccountLink | false)[] = [
    isPlatformAdmin && { to: paths.admin(), key: 'account.admin', icon: ShieldCheck },
    isSeller && {
      // A private seller's dashboard begins with the favorites.
      to: paths.sellerDashboard('my-listings'),
      key: isDealershipSeller ? 'account.dealership' : 'account.listings',
      icon: LayoutDashboard,
    },
    { to: paths.profile(), key: 'account.mine', icon: UserRound },
    isDealershipSeller &&
      !user?.isVerified && {
        to: paths.verification(),
        key: 'account.verify',
        icon: BadgeCheck,
      },
  ]
  return {
    user,
    links: user ? links.filter((link) => link !== false) : [],
    /** A dealership sells from its own dashboard (spec: it does not see the sell link), and an admin does not sell. */
    offersSelling: !isDealershipSeller && !isPlatformAdmin,
  }
}
