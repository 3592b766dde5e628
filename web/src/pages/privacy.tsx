import { LegalDocument } from '#web/features/legal/legal-document.tsx'

/** `/privacy-policy` */
export const PrivacyPage = () => <LegalDocument name="privacy" />
