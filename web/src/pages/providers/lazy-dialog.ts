import { lazy } from 'react'

/** The form, fetched when somebody is about to fill it in. */
export const ProviderDialog = lazy(async () => ({
  default: (await import('#web/features/provider-admin/components/provider-dialog.tsx')).ProviderDialog,
}))
