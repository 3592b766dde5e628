import { VisitorSaves } from '#web/entities/favorite/visitor-saves.tsx'
import { VisitorFavorites } from '#web/features/favorites/visitor-favorites.tsx'

/** `/favorites`: what a visitor has saved without an account. */
export const FavoritesPage = () => (
  <VisitorSaves page="favorites">
    <VisitorFavorites />
  </VisitorSaves>
)
