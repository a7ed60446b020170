/** Stops when a step improves the sum by less than this share. */
const leastImprovement = 1e-4
const probe = 0.02
const maxDamping = 1e6

/**
 * Finds numbers for which the sum of squared residuals is smallest near a start: Levenberg and Marquardt's method, with
 * derivatives by differences.
 * @param residuals always as many, smooth nearly everywhere
 */
export function leastSquares(
  residuals: (values: readonly number[]) => number[],
  start: readonly number[],
  maxSteps = 40,
): number[] {
  let values = [...start]
  let current = residuals(values)
  let sum = sumOfSquares(current)
  let damping = 0.01
  for (let step = 0; step < maxSteps && damping < maxDamping; step++) {
    const columns = values.map((_, i) => derivative(residuals, values, i, current))
    const gradient = columns.map((column) => -product(column, current))
    const squares = columns.map((one) => columns.map((other) => product(one, other)))
    let improvement = 0
    while (damping < maxDamping) {
      const change = solve(
        squares.map((row, i) => row.map((value, j) => (i === j ? value * (1 + damping) + 1e-9 : value))),
        gradient,
      )
      const next = values.map((value, i) => value + (change[i] ?? 0))
      const nextResiduals = residuals(next)
      const nextSum = sumOfSquares(nextResiduals)
      if (nextSum < sum) {
        improvement = (sum - nextSum) / sum
        values = next
        current = nextResiduals
        sum = nextSum
        damping /= 5
        break
      }
      damping *= 4
    }
    if (improvement < leastImprovement) break
  }
  return values
}

const sumOfSquares = (numbers: readonly number[]) => product(numbers, numbers)

function product(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

function derivative(
  residuals: (values: readonly number[]) => number[],
  values: readonly number[],
  index: number,
  current: readonly number[],
): number[] {
  const beside = residuals(values.map((value, i) => (i === index ? value + probe : value)))
  return beside.map((value, i) => (value - (current[i] ?? 0)) / probe)
}

/** Solves a system of linear equations with a positive definite matrix: elimination without pivoting. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const width = rows.length
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let pivot = 0; pivot < width; pivot++)
    for (let row = pivot + 1; row < width; row++) {
      const factor = at(row, pivot) / at(pivot, pivot)
      const target = rows[row]
      if (target && factor !== 0)
        for (let column = pivot; column <= width; column++)
          target[column] = (target[column] ?? 0) - factor * at(pivot, column)
    }
  const result = new Array<number>(width).fill(0)
  for (let row = width - 1; row >= 0; row--) {
    let sum = at(row, width)
    for (let column = row + 1; column < width; column++) sum -= at(row, column) * (result[column] ?? 0)
    result[row] = sum / at(row, row)
  }
  return result
}
