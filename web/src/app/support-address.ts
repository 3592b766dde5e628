const ofBuild: unknown = import.meta.env['VITE_SUPPORT_ADDRESS']

/**
 * Where the team reads mail. The functions know it as SUPPORT_MAILBOX; a site of one's own is built with
 * VITE_SUPPORT_ADDRESS set to the same.
 */
export const supportAddress = typeof ofBuild === 'string' && ofBuild ? ofBuild : 'support@sayara.example'
