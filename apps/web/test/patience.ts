import { configure } from '@testing-library/react'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 120_000 })
