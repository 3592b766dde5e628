import { LegalDocument } from '#web/features/legal/components/legal-document.tsx'

/** `/privacy-policy` */
export const PrivacyPage = () => <LegalDocument name="privacy" />
