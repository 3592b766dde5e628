// Advice on npm's error codes for a person who has not asked for npm at all.
const advice = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT|E5\d\d)\b/,
    'The registry of npm cannot be reached. Check the connection, the proxy (npm config get proxy) and the registry (npm config get registry)',
  ],
  [
    /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|CERT_HAS_EXPIRED)\b/,
    'The certificate of the registry is not trusted. Behind a proxy that opens connections, name its certificate in NODE_EXTRA_CA_CERTS',
  ],
  [/\b(E401|E403|E404)\b/, 'The registry refuses a package. Check which one it is (npm config get registry)'],
  [/\b(ENOSPC|EDQUOT)\b/, 'The disk is full. Make room for about 1.2 GB'],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'Files here may not be written. Check who owns this folder, and npm’s cache (npm config get cache)',
  ],
]

/**
 * Returns advice on a failed installation.
 * @param {string} said The error output of npm.
 * @returns {string} A sentence.
 */
export const adviceFor = (said) => {
  const [, known] = advice.find(([code]) => code.test(said)) ?? []
  return `The dependencies could not be installed. ${known ?? 'npm says why above'}; then run the same command again.`
}

/**
 * Returns npm's error output without stacks and internals.
 * @param {string} said The error output of npm.
 * @returns {string} Its first lines, and the path of its log.
 */
export const withoutStack = (said) => {
  const lines = said
    .split('\n')
    .filter((line) => line.trim() && !/^npm error(\s+at |\s*$)|^npm error {2,}|^npm error \}/.test(line))
  const log = lines.findLast((line) => line.includes('complete log')) ?? ''
  return [...lines.filter((line) => line !== log).slice(0, 4), log].filter(Boolean).join('\n')
}
