/** A function has its region in the environment and no instance to ask. */
export const getInstanceMetadataRegion = async (): Promise<undefined> => undefined
