/** "$9.84", "$25", "$0.0042": with as many places as a small sum needs. `micros` are millionths of a US dollar. */
export function formatCost(micros: number): string {
  const dollars = micros / 1_000_000
  const isSmall = dollars > 0 && dollars < 0.1
  const placesMax = isSmall ? Math.min(6, 1 - Math.floor(Math.log10(dollars))) : 2
  const places = { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2, maximumFractionDigits: placesMax }
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD', ...places })
}
