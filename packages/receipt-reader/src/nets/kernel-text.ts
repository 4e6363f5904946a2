/** How products are added to sums; what differs between processors. */
export type Arithmetic = {
  /** Sixteen products of bytes, added in fours to four sums. */
  dot(weights: string, bytes: string, sums: string): string
  /** Four products of floats, each added to a sum. */
  multiplyAdd(a: string, b: string, sum: string): string
}

/**
 * One instruction where the processor has it. Exact as long as no weight is -128 and the processor takes the second
 * operand as `kernels.ts` finds that it does.
 */
export const relaxed: Arithmetic = {
  dot: (weights, bytes, sums) =>
    `(i32x4.relaxed_dot_i8x16_i7x16_add_s ${weights} ${bytes} ${sums})`,
  multiplyAdd: (a, b, sum) => `(f32x4.relaxed_madd ${a} ${b} ${sum})`,
}

/** For engines that do not know those instructions. Two products of bytes fit 16 bits: no weight is -128. */
export const plain: Arithmetic = {
  dot: (weights, bytes, sums) =>
    `(i32x4.add ${sums} (i32x4.extadd_pairwise_i16x8_s (i16x8.add
      (i16x8.extmul_low_i8x16_s ${weights} ${bytes}) (i16x8.extmul_high_i8x16_s ${weights} ${bytes}))))`,
  multiplyAdd: (a, b, sum) => `(f32x4.add ${sum} (f32x4.mul ${a} ${b}))`,
}

const four = [0, 1, 2, 3]

/** The module that does the sums of our models, as WebAssembly text. */
export function kernelText(arithmetic: Arithmetic): string {
  return `(module
  (memory (export "memory") 1)
  ${convolveRow(arithmetic)}
  ${addRows}
  ${multiply(arithmetic)}
  ;; Shows how the processor takes the operands of its products.
  (func (export "probe") (param $weights i32) (param $bytes i32) (result i32)
    (i32x4.extract_lane 0 ${arithmetic.dot(
      '(v128.load (local.get $weights))',
      '(v128.load (local.get $bytes))',
      '(v128.const i32x4 0 0 0 0)',
    )})))`
}

const get = (name: string) => `(local.get ${name})`
const sumOf = (pixel: number, channel: number) => `$s${pixel}${channel}`

/** One row of outputs: for every four channels, every four pixels; sixteen sums are under way at a time. */
function convolveRow({ dot }: Arithmetic) {
  const tile = four.flatMap((pixel) => four.map((channel) => sumOf(pixel, channel)))
  return `(func (export "convolveRow")
    (param $in i32) (param $pixelStep i32)
    (param $segments i32) (param $segmentStep i32) (param $steps i32)
    (param $weights i32) (param $biases i32) (param $scales i32) (param $groups i32)
    (param $out i32) (param $outStep i32) (param $groupBytes i32) (param $width i32)
    (param $zero i32) (param $flip i32) (param $isFloat i32)
    (local $group i32) (local $x i32) (local $left i32) (local $base i32) (local $segment i32)
    (local $w i32) (local $wEnd i32) (local $to i32) (local $low v128) (local $high v128)
    (local $p0 i32) (local $p1 i32) (local $p2 i32) (local $p3 i32)
    ${tile.map((name) => `(local ${name} v128)`).join(' ')}
    ${four.map((channel) => `(local $w${channel} v128)`).join(' ')}
    (local $bytes v128) (local $ab v128) (local $cd v128) (local $sums v128) (local $float v128)
    (local.set $low (f32x4.splat (f32.convert_i32_s (i32.sub (i32.const 0) (local.get $zero)))))
    (local.set $high (f32x4.splat (f32.convert_i32_s (i32.sub (i32.const 255) (local.get $zero)))))
    (loop $groups
      (local.set $x (i32.const 0))
      (loop $pixels
        ${tile.map((name) => `(local.set ${name} (v128.const i32x4 0 0 0 0))`).join(' ')}
        (local.set $base (i32.add (local.get $in) (i32.mul (local.get $x) (local.get $pixelStep))))
        (local.set $w (local.get $weights))
        (local.set $segment (i32.const 0))
        (loop $segments
          (local.set $p0 (local.get $base))
          ${[1, 2, 3]
            .map(
              (p) => `(local.set $p${p} (i32.add (local.get $p${p - 1}) (local.get $pixelStep)))`,
            )
            .join(' ')}
          (local.set $wEnd (i32.add (local.get $w) (i32.shl (local.get $steps) (i32.const 6))))
          (loop $steps
            ${four.map((c) => `(local.set $w${c} (v128.load offset=${c * 16} (local.get $w)))`).join(' ')}
            ${four.map((pixel) => dotsOf(pixel, dot)).join('\n')}
            (local.set $w (i32.add (local.get $w) (i32.const 64)))
            (br_if $steps (i32.lt_u (local.get $w) (local.get $wEnd))))
          (local.set $base (i32.add (local.get $base) (local.get $segmentStep)))
          (local.set $segment (i32.add (local.get $segment) (i32.const 1)))
          (br_if $segments (i32.lt_u (local.get $segment) (local.get $segments))))
        (local.set $left (i32.sub (local.get $width) (local.get $x)))
        (local.set $to (i32.add (local.get $out) (i32.mul (local.get $x) (local.get $outStep))))
        ${four.map(finish).join('\n')}
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (br_if $pixels (i32.lt_s (local.get $x) (local.get $width))))
      (local.set $weights (local.get $w))
      (local.set $biases (i32.add (local.get $biases) (i32.const 16)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 16)))
      (local.set $out (i32.add (local.get $out) (local.get $groupBytes)))
      (local.set $group (i32.add (local.get $group) (i32.const 1)))
      (br_if $groups (i32.lt_s (local.get $group) (local.get $groups)))))`
}

/** Sixteen bytes of a pixel with sixteen weights of each of four channels. */
function dotsOf(pixel: number, dot: Arithmetic['dot']) {
  const dots = four.map((channel) => {
    const sum = sumOf(pixel, channel)
    return `(local.set ${sum} ${dot(get(`$w${channel}`), get('$bytes'), get(sum))})`
  })
  return `(local.set $bytes (v128.load (local.get $p${pixel})))
    ${dots.join(' ')}
    (local.set $p${pixel} (i32.add (local.get $p${pixel}) (i32.const 16)))`
}

/** Four vectors of partial sums to one of four sums, scaled, and stored as bytes or as floats. */
function finish(pixel: number) {
  const sum = (channel: number) => get(sumOf(pixel, channel))
  const pair = (a: string, b: string) =>
    `(i32x4.add ${shuffle([0, 4, 1, 5], a, b)} ${shuffle([2, 6, 3, 7], a, b)})`
  return `(if (i32.gt_s (local.get $left) (i32.const ${pixel})) (then
    (local.set $ab ${pair(sum(0), sum(1))})
    (local.set $cd ${pair(sum(2), sum(3))})
    (local.set $sums (i32x4.add
      ${shuffle([0, 1, 4, 5], get('$ab'), get('$cd'))} ${shuffle([2, 3, 6, 7], get('$ab'), get('$cd'))}))
    (local.set $float (f32x4.mul
      (f32x4.convert_i32x4_s (i32x4.add (local.get $sums) (v128.load (local.get $biases))))
      (v128.load (local.get $scales))))
    (if (local.get $isFloat)
      (then (v128.store (local.get $to) (local.get $float)))
      (else
        (local.set $sums (i32x4.add (i32x4.splat (local.get $zero)) (i32x4.trunc_sat_f32x4_s (f32x4.nearest
          (f32x4.min (f32x4.max (local.get $float) (local.get $low)) (local.get $high))))))
        (local.set $sums (i16x8.narrow_i32x4_s (local.get $sums) (local.get $sums)))
        (v128.store32_lane 0 (local.get $to) (v128.xor
          (i8x16.narrow_i16x8_u (local.get $sums) (local.get $sums)) (i8x16.splat (local.get $flip))))))
    (local.set $to (i32.add (local.get $to) (local.get $outStep)))))`
}

/** Lanes of 32 bits: 0 to 3 of the first, 4 to 7 of the second. */
function shuffle(lanes: number[], a: string, b: string) {
  const bytes = lanes.flatMap((lane) => four.map((byte) => lane * 4 + byte))
  return `(i8x16.shuffle ${bytes.join(' ')} ${a} ${b})`
}

/** Bytes and bytes, each with its whole factor, to bytes, sixteen at a time; `shift` takes the factors' size away. */
const addRows = `(func (export "addRows")
    (param $a i32) (param $b i32) (param $out i32) (param $bytes i32)
    (param $factorA i32) (param $factorB i32) (param $more i32) (param $shift i32) (param $zero i32)
    (param $flip i32)
    (local $va v128) (local $vb v128) (local $sum v128) (local $half v128) (local $end i32)
    (local.set $half (i32x4.splat (i32.shl (i32.const 1) (i32.sub (local.get $shift) (i32.const 1)))))
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $next
      (local.set $va (v128.xor (v128.load (local.get $a)) (i8x16.splat (local.get $flip))))
      (local.set $vb (v128.xor (v128.load (local.get $b)) (i8x16.splat (local.get $flip))))
      (v128.store (local.get $out) (v128.xor (i8x16.splat (local.get $flip)) (i8x16.narrow_i16x8_u
        (i16x8.narrow_i32x4_s ${addFour('low', 'low')} ${addFour('low', 'high')})
        (i16x8.narrow_i32x4_s ${addFour('high', 'low')} ${addFour('high', 'high')}))))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end)))))`

/** Halves are rounded away from zero. */
function addFour(half: string, quarter: string) {
  const term = (bytes: string, factor: string) =>
    `(i32x4.mul (i32x4.extend_${quarter}_i16x8_u (i16x8.extend_${half}_i8x16_u (local.get ${bytes})))
      (i32x4.splat (local.get ${factor})))`
  return `(i32x4.add (i32x4.splat (local.get $zero)) (i32x4.shr_s (i32x4.add (local.get $half) (i32x4.add
    (local.tee $sum (i32x4.add (i32x4.splat (local.get $more)) (i32x4.add
      ${term('$va', '$factorA')} ${term('$vb', '$factorB')})))
    (i32x4.shr_s (local.get $sum) (i32.const 31)))) (local.get $shift)))`
}

/** Floats: four rows times a matrix, eight columns at a time, nothing below `least`. */
function multiply({ multiplyAdd }: Arithmetic) {
  const ofRow = (row: number) => `(local.set $number (v128.load32_splat (local.get $x${row})))
    (local.set $a${row} ${multiplyAdd('(local.get $number)', '(local.get $wa)', get(`$a${row}`))})
    (local.set $b${row} ${multiplyAdd('(local.get $number)', '(local.get $wb)', get(`$b${row}`))})
    (local.set $x${row} (i32.add (local.get $x${row}) (i32.const 4)))`
  const store = (row: number) => `(if (i32.gt_s (local.get $left) (i32.const ${row})) (then
    (v128.store (local.get $to) (f32x4.max (local.get $a${row}) (local.get $floor)))
    (v128.store offset=16 (local.get $to) (f32x4.max (local.get $b${row}) (local.get $floor)))
    (local.set $to (i32.add (local.get $to) (local.get $outStep)))))`
  return `(func (export "multiply")
    (param $x i32) (param $xStep i32) (param $rows i32) (param $depth i32)
    (param $matrix i32) (param $columns i32) (param $biases i32)
    (param $out i32) (param $outStep i32) (param $least f32)
    (local $column i32) (local $left i32) (local $end i32) (local $w i32) (local $to i32)
    (local $wa v128) (local $wb v128) (local $number v128) (local $floor v128)
    ${four.map((row) => `(local $x${row} i32) (local $a${row} v128) (local $b${row} v128)`).join(' ')}
    (local.set $floor (f32x4.splat (local.get $least)))
    (local.set $left (local.get $rows))
    (loop $rows
      (local.set $column (i32.const 0))
      (loop $columns
        (local.set $w (i32.add (local.get $biases) (i32.shl (local.get $column) (i32.const 2))))
        ${four
          .map(
            (row) =>
              `(local.set $a${row} (v128.load (local.get $w))) (local.set $b${row} (v128.load offset=16 (local.get $w)))`,
          )
          .join(' ')}
        (local.set $w (i32.add (local.get $matrix) (i32.shl (local.get $column) (i32.const 2))))
        (local.set $x0 (local.get $x))
        ${[1, 2, 3].map((row) => `(local.set $x${row} (i32.add (local.get $x${row - 1}) (local.get $xStep)))`).join(' ')}
        (local.set $end (i32.add (local.get $x0) (i32.shl (local.get $depth) (i32.const 2))))
        (loop $depth
          (local.set $wa (v128.load (local.get $w)))
          (local.set $wb (v128.load offset=16 (local.get $w)))
          ${four.map(ofRow).join('\n')}
          (local.set $w (i32.add (local.get $w) (i32.shl (local.get $columns) (i32.const 2))))
          (br_if $depth (i32.lt_u (local.get $x0) (local.get $end))))
        (local.set $to (i32.add (local.get $out) (i32.shl (local.get $column) (i32.const 2))))
        ${four.map(store).join('\n')}
        (local.set $column (i32.add (local.get $column) (i32.const 8)))
        (br_if $columns (i32.lt_s (local.get $column) (local.get $columns))))
      (local.set $x (i32.add (local.get $x) (i32.shl (local.get $xStep) (i32.const 2))))
      (local.set $out (i32.add (local.get $out) (i32.shl (local.get $outStep) (i32.const 2))))
      (local.set $left (i32.sub (local.get $left) (i32.const 4)))
      (br_if $rows (i32.gt_s (local.get $left) (i32.const 0)))))`
}
