/**
 * Replaces the SDK's search for credentials in functions: Lambda always gives them in the environment. Saves 130 KB of
 * profiles, SSO and container endpoints in every bundle, and their loading at every cold start.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  sessionToken: process.env['AWS_SESSION_TOKEN'],
})
