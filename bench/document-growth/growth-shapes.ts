import { markupShapes } from './markup-shapes.ts';
import { officeShapes } from './office-shapes.ts';
import { plainShapes } from './plain-shapes.ts';
import type { Shape } from './shape.ts';

/** The anchor of each format is the first of its shapes in the order of kinds. */
export const growthShapes: readonly Shape[] = [...plainShapes, ...markupShapes, ...officeShapes];
