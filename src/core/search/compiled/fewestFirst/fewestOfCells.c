/* Branches are the cells alone. */
#define BRANCHES 81
#include "fewestFirst.h"
