import { lazyPage } from '#web/app/lazy-page.ts'
import type { Company, CompanyKind } from '#web/features/manage-providers/provider-values.ts'

// For admins alone: a visitor's page does not carry them.

/** The button that adds a company. */
export const AddProvider = lazyPage<{ kind: CompanyKind }>(
  async () => (await import('./add-provider.tsx')).AddProvider,
  ['provider-form'],
)

/** What an admin can do with a company. */
export const ProviderControls = lazyPage<{ company: Company }>(
  async () => (await import('./provider-controls.tsx')).ProviderControls,
  ['provider-form'],
)
