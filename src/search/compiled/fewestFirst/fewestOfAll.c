/* Branches: the cells, and the nine digits of each unit. */
#define BRANCHES 324
#include "fewestFirst.h"
