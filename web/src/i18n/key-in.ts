/** What a table has under a name that comes from elsewhere, such as an issue's sentence; undefined for one that it does not know. */
export const keyIn = <Keys extends object>(keys: Keys, name: string): Keys[keyof Keys] | undefined =>
  Object.hasOwn(keys, name) ? keys[name as keyof Keys] : undefined
