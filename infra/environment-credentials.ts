/**
 * Replaces the SDK's search for credentials in functions: Lambda always gives them in the environment. Profiles, SSO and
 * container endpoints are 130 kB of every bundle.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  sessionToken: process.env['AWS_SESSION_TOKEN'],
})
