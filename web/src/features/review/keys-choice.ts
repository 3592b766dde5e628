import { create } from 'zustand'
import { readStored, writeStored } from '#web/stores/storage.ts'

const key = 'reviewKeys'

const useKeysChoice = create(() => ({ isOn: readStored(key) !== 'off' }))

/** Whether single letters decide in a review. Somebody who speaks to the machine would trigger them by dictating. */
export const useKeysOn = (): boolean => useKeysChoice(({ isOn }) => isOn)

/** Switches the letters on or off, for the next visits too. */
export const setKeysOn = (isOn: boolean): void => {
  writeStored(key, isOn ? null : 'off')
  useKeysChoice.setState({ isOn })
}
