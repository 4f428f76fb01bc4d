import type { Random } from '../core/random.ts';

/** A network of one hidden layer: numbers in, one number out, the log odds of winning. Weights lie input by input, so that an input of 0 costs nothing. */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** For every input the weights to all hidden units; last, their biases. */
  readonly first: Float64Array;
  /** From every hidden unit to the output; last, its bias. */
  readonly second: Float64Array;
  /** What the hidden units said last. */
  readonly layer: Float64Array;
}

export function emptyNet(inputs: number, hidden: number): Net {
  return {
    inputs,
    hidden,
    first: new Float64Array((inputs + 1) * hidden),
    second: new Float64Array(hidden + 1),
    layer: new Float64Array(hidden),
  };
}

export function freshNet(inputs: number, hidden: number, random: Random): Net {
  const net = emptyNet(inputs, hidden);
  const between = (limit: number) => (random.int(2 ** 20) / 2 ** 19 - 1) * limit;
  for (let i = 0; i < inputs * hidden; i++) net.first[i] = between(1 / Math.sqrt(inputs / 4));
  for (let i = 0; i < hidden; i++) net.second[i] = between(0.3);
  return net;
}

/** The output for these inputs; the hidden layer keeps its activations. */
export function answer({ inputs, hidden, first, second, layer }: Net, x: Float64Array): number {
  const biases = inputs * hidden;
  for (let h = 0; h < hidden; h++) layer[h] = first[biases + h]!;
  for (let i = 0; i < inputs; i++) {
    const value = x[i]!;
    if (value === 0) continue;
    const row = i * hidden;
    for (let h = 0; h < hidden; h++) layer[h]! += value * first[row + h]!;
  }
  let sum = second[hidden]!;
  for (let h = 0; h < hidden; h++) {
    const unit = layer[h]!;
    if (unit > 0) sum += unit * second[h]!;
    else layer[h] = 0;
  }
  return sum;
}

/** From log odds to a chance. */
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Moves the answer to these inputs towards the target (gradient of the cross entropy). */
export function teach(net: Net, x: Float64Array, { target, rate }: { target: number; rate: number }): void {
  const step = rate * (target - chanceOf(answer(net, x)));
  const { inputs, hidden, first, second, layer } = net;
  for (let h = 0; h < hidden; h++) {
    const unit = layer[h]!;
    // From here on the layer holds the change to the weights of its inputs.
    layer[h] = unit > 0 ? step * second[h]! : 0;
    second[h]! += step * unit;
  }
  second[hidden]! += step;
  for (let i = 0; i <= inputs; i++) {
    const value = i < inputs ? x[i]! : 1;
    if (value === 0) continue;
    const row = i * hidden;
    for (let h = 0; h < hidden; h++) first[row + h]! += value * layer[h]!;
  }
}
