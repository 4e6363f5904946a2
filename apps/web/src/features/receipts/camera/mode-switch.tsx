import { type CameraMode, setCameraMode, useCameraMode } from './camera-mode.ts'

const choices: readonly { value: CameraMode; label: string }[] = [
  { value: 'one', label: 'One' },
  { value: 'several', label: 'Several' },
]

export function ModeSwitch({ disabled }: { disabled: boolean }) {
  const mode = useCameraMode()
  return (
    <fieldset disabled={disabled} className="flex rounded-full bg-stage-raised p-0.5">
      <legend className="sr-only">Photos to take</legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-full px-4 text-sm font-semibold transition-colors duration-150 has-checked:bg-white has-checked:text-black has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-white @max-[22rem]:px-3 @max-[18rem]:min-w-11 @max-[18rem]:px-1"
        >
          <input
            type="radio"
            name="camera-mode"
            value={value}
            checked={mode === value}
            onChange={() => setCameraMode(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
