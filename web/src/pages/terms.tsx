import { LegalDocument } from '#web/features/legal/legal-document.tsx'

/** `/terms-of-service` */
export const TermsPage = () => <LegalDocument name="terms" />
