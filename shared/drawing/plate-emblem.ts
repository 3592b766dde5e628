/**
 * The state's emblem reduced to a mark: a dhow above two crossed swords that bend up around it. Drawn for this purpose as one
 * relative SVG path around its middle, 35 mm wide.
 */
export const emblemOutline =
  // The swords with their hilts, each the other's mirror image.
  'm-70-46c-2 58 42 104 106 108l11 6 5-8-11-5c-52-8-92-46-111-101z' +
  'm140 0c-19 55-59 93-111 101l-11 5 5 8 11-6c64-4 108-50 106-108z' +
  // The hull, then the sails either side of the mast.
  'm-103 51h68l-13 17h-42z' +
  'm28-8v-77q-36 28-37 77z' +
  'm8 0v-58q26 22 28 58z'
