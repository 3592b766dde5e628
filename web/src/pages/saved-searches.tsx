import { VisitorSaves } from '#web/entities/favorite/visitor-saves.tsx'
import { VisitorSearches } from '#web/features/browse/visitor-searches.tsx'

/** `/saved-searches`: the searches of a visitor without an account. */
export const SavedSearchesPage = () => (
  <VisitorSaves page="searches">
    <VisitorSearches />
  </VisitorSaves>
)
