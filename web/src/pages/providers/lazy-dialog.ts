import { lazy } from 'react'

/** The form, fetched when somebody is about to fill it in. */
export const ProviderDialog = lazy(async () => ({
  default: (await import('#web/features/manage-providers/components/provider-dialog.tsx')).ProviderDialog,
}))
